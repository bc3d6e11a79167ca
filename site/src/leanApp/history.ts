// What the browser needs of history. The router's other kinds, which keep the address in a hash or in memory, stay out of the app.
export { createBrowserHistory, createLocation, createPath, locationsAreEqual, parsePath } from 'history';

const unused = undefined;

export { unused as createHashHistory, unused as createMemoryHistory };
