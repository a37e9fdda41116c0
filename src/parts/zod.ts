/** The schemas that answers of the server and JSON of the page are read with. What an island begins to use is added here. */
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
