import { defineReference } from '../../src/define-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'mobile-menu',
  purpose: 'le menu mobile, un panneau qui entre par un bord.',
  attributes,
  descriptions: {
    style: 'clair ou sombre.',
    configmenu: 'envoyé au serveur ; un autre est une autre entrée du cache.',
    subtitle: 'le champ de menu_param montré sous le titre.',
    fullscreen: 'le menu prend tout l’écran.',
    header: 'les éléments de la barre du haut.',
    headerSize: 'sa hauteur, en rangs de 38 px, ou en pixels au-delà de 10.',
    footer: 'les éléments de la barre du bas.',
    footerSize: 'sa hauteur, comme header-size.',
    headerElem: 'sélecteur de l’élément sous lequel le menu commence.',
    headerOffset: 'le même en pixels.',
    hideCloseBtn: 'pas de bouton de fermeture en plein écran.',
    disableLoaderBtn: 'pas de chargeur global.',
    position: 'le bord par où le menu entre.',
    zposition: 'back pousse la page, front la couvre, next la déplace à côté.',
    justifyListview: 'répartit les lignes sur la hauteur.',
    multiline: 'les titres peuvent passer à la ligne.',
    searchfield: 'champ de recherche dans la barre du haut.',
    searchfieldLast: 'champ de recherche à la fin de la barre du haut.',
    searchfieldBottom: 'champ de recherche dans la barre du bas.',
    dim: 'la couleur du voile.',
    pageShadow: 'l’ombre entre la page et le menu.',
  },
  markers: [],
})
