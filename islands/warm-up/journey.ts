/** Nobody hears anything of it. */
export const silent = 'il va chercher des fichiers d’avance : rien n’est montré ni dit.'
