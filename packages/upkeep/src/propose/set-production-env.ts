/** Must be imported first, because React checks it on load: pages render as in a build, and several times faster. */
process.env.NODE_ENV = 'production';
