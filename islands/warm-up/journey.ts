/** Nothing of it is announced. */
export const silent = 'il va chercher des fichiers d’avance : rien n’est montré ni dit.'
