/** Nobody hears anything of it. */
export const silent = 'il compte des clics : rien n’est montré ni dit.'
