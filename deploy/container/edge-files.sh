#!/bin/sh
# What nginx needs of a release, into the volume that it reads: its configuration, and the pages that it sends itself while
# no origin answers. A name is switched in one step, so that nginx never sees half of either.
set -eu
edge=/srv/edge

node packages/hosting/commands/edge.ts "${SITE_URL#https://}" --origins "$ORIGINS" --ports 8080,8443 --pages "$edge/pages" \
  --certificates /etc/nginx/certificates --log /dev/stdout > "$edge/site.conf.new"
mv -f "$edge/site.conf.new" "$edge/site.conf"

kept=pages-$(node -p 'JSON.parse(fs.readFileSync("dist/release.json")).build')
rm -rf "$edge/copy"
cp -r dist/client "$edge/copy"
rm -rf "${edge:?}/$kept"
mv "$edge/copy" "$edge/$kept"
ln -sfn "$kept" "$edge/pages.new"
mv -fT "$edge/pages.new" "$edge/pages"
find "$edge" -maxdepth 1 -name 'pages-*' ! -name "$kept" -exec rm -rf {} +
