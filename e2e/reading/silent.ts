/** Islands of which no visitor hears anything, and why. */
export const silent: Readonly<Record<string, string>> = {
  analytics: 'il compte des clics : rien n’est montré ni dit.',
  registration: 'il mène les composants du site : chacun dit ce que sa page en fait.',
  'sticky-header': 'il ajoute une classe à un en-tête : son contenu et son ordre ne changent pas.',
  'warm-up': 'il va chercher des fichiers d’avance : rien n’est montré ni dit.',
}
