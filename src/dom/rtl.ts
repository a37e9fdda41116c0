/** Whether an element's text goes from right to left (`dir`, its own or inherited): what follows is on its left. */
export const isRtl = (element: Element): boolean => element.matches(':dir(rtl)')
