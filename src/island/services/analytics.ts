/** The analytics service; its code is in `islands/analytics` (§3.19, §7.16). */

/** What is tracked; who did it only with consent (contract §7). */
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
  /** Given, events flow and those that waited leave, when `analytics.queue` is `send`; withdrawn, nothing leaves. */
  consent(given: boolean): Promise<void>
}
