import { defineReference } from '../../src/define-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'loading-screen',
  purpose: 'l’écran de chargement, qui couvre la page jusqu’à ce qu’elle soit chargée.',
  attributes,
  descriptions: {
    version:
      '1, un voile sur la page ; 2, une page à part entière. Sans lui, celle de la configuration, sinon 1.',
    showLogo: 'montre `logo` ou `logo_site` de `identite`.',
    showTitle: 'montre `nom` de `identite`.',
    showDesc: 'montre `description` de `identite`.',
    txtLoading: 'le texte « CHARGEMENT » ; vide, il n’est pas montré.',
    txtPatienter: 'le texte « Veuillez patienter s’il vous plait... » ; vide, il n’est pas montré.',
    couleurFond: 'la couleur du fond.',
    couleurTexte: 'la couleur du texte.',
    couleurBarre: 'la couleur de l’anneau et de la barre de progression.',
    image: 'l’adresse d’une image, au-dessus du reste.',
  },
  markers: [],
})
