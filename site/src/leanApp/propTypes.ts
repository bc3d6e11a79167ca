/**
 * In place of prop-types. The router names two types where it makes contexts for a React that has none, which no React of today runs; its
 * checks of properties are left out of what readers get.
 */
export default { object: {}, func: {} };
