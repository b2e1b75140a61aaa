/** Must be imported first, because React reads it on load. Pages then render as in a build, and several times faster. */
process.env.NODE_ENV = 'production';
