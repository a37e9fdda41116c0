/** Version 2's widget, as its provider is told of it. */
import type { WidgetOptions } from './provider'

/** As the page is: a site may know light alone. */
function themeOf(host: Element): 'light' | 'dark' {
  const { colorScheme } = getComputedStyle(host)
  const isDark = /light/.test(colorScheme) ? matchMedia('(prefers-color-scheme: dark)').matches : true
  return /dark/.test(colorScheme) && isDark ? 'dark' : 'light'
}

/** @param hear is told each time that it stands otherwise; without a token it is to be solved again. */
export const widgetOptions = (
  host: Element,
  sitekey: string,
  hear: (token: string, text: 'solved' | 'expired' | 'failed') => void,
): WidgetOptions => ({
  sitekey,
  theme: themeOf(host),
  callback: (token) => hear(token, 'solved'),
  'expired-callback': () => hear('', 'expired'),
  'error-callback': () => hear('', 'failed'),
})
