/**
 * The schemas with which answers of the server and JSON of the page are read. An export that an
 * island newly uses is added here.
 */
export {
  array,
  boolean,
  enum,
  literal,
  looseObject,
  nullable,
  nullish,
  number,
  optional,
  pipe,
  record,
  string,
  transform,
  union,
  unknown,
} from 'zod/mini'
