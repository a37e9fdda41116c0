/** Nobody hears anything of it. */
export const silent = 'il ajoute une classe à un en-tête : son contenu et son ordre ne changent pas.'
