/** Nothing of it is announced. */
export const silent = 'il compte des clics : rien n’est montré ni dit.'
