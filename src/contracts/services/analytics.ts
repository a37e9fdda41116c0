/** The analytics service; its code is in `islands/analytics` (§3.19, §7.16). */

/** A tracked event; `user_email` and `user_phone` are sent only with consent (contract §7). */
export interface TrackedEvent {
  category: string
  label?: string
  value?: string | number
  user_email?: string
  user_phone?: string
}

/** None of these rejects. */
export interface AnalyticsService {
  track(category: string, label?: string, value?: string | number): Promise<void>
  /**
   * With consent, events are sent, and so are those that waited when `analytics.queue` is
   * `send`. Without it, nothing is sent.
   */
  consent(given: boolean): Promise<void>
}
