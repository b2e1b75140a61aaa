/** Imported first, because React decides when it is loaded: pages are drawn as in a build, and several times faster. */
process.env.NODE_ENV = 'production';
