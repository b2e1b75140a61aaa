/** The public icon service and its copies, in the order in which they are asked. */
export const publicHosts = [
  'https://api.iconify.design',
  'https://api.simplesvg.com',
  'https://api.unisvg.com',
];
