/** Keeps the page behind an overlay still, without moving it sideways. */
let holders = 0

export function lockScroll(): () => void {
  const root = document.documentElement
  holders += 1
  if (holders === 1) {
    const scrollbar = innerWidth - root.clientWidth
    root.dataset.ilotsLocked = ''
    root.style.setProperty('--ilots-scrollbar', `${scrollbar}px`)
  }
  return () => {
    holders -= 1
    if (holders > 0) return
    delete root.dataset.ilotsLocked
    root.style.removeProperty('--ilots-scrollbar')
    if (!root.getAttribute('style')) root.removeAttribute('style')
  }
}
