/** Keys as French keyboards name them. */
const NAMES: Readonly<Record<string, string>> = {
  Tab: 'Tabulation',
  'Shift+Tab': 'Maj+Tabulation',
  Enter: 'Entrée',
  Space: 'Espace',
  Escape: 'Échap',
  ArrowDown: 'Flèche bas',
  ArrowUp: 'Flèche haut',
  ArrowLeft: 'Flèche gauche',
  ArrowRight: 'Flèche droite',
  PageDown: 'Page suivante',
  PageUp: 'Page précédente',
  Home: 'Début',
  End: 'Fin',
}

export const nameOf = (key: string): string => NAMES[key] ?? `Touche ${key}`
