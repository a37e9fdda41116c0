/** Nothing of it is announced. */
export const silent = 'il mène les composants du site : chacun dit ce que sa page en fait.'
