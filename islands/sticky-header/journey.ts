/** Nothing of it is announced. */
export const silent = 'il ajoute une classe à un en-tête : son contenu et son ordre ne changent pas.'
