/** Everything stands on the thumbnails, and is read at each use: a sheet may grow. */
export const attributes = {}
