import type { AstroIntegration } from 'astro';

/** Makes the build write dist/server/entry.mjs with `openRenderer`, for our own server. */
export function onDemandAdapter(): AstroIntegration {
  return {
    name: 'on-demand-adapter',
    hooks: {
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'on-demand-adapter',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./astro-entry.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server', middlewareMode: 'classic' },
          supportedAstroFeatures: {
            staticOutput: 'stable',
            hybridOutput: 'stable',
            serverOutput: 'stable',
            sharpImageService: 'stable',
          },
        });
      },
    },
  };
}
