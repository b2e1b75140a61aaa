import type { Machine } from './machine.ts';

/** A property of the installed site. Its commands fail if the property does not hold, and print useful details. */
interface Observation {
  readonly description: string;
  readonly commands: string;
  readonly machine?: 'building' | 'serving';
}

const curl =
  "curl -sS --fail --cacert /etc/letsencrypt/live/vpn.example/fullchain.pem -A 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'";

const observations: readonly Observation[] = [
  {
    description: 'the site serves pages over TLS, in three languages',
    commands: `for path in / /pl /tr; do ${curl} -o /dev/null -w "%{http_code} %{url_effective}\\n" https://vpn.example$path; done`,
  },
  {
    description: 'an outbound click is counted',
    commands: `id=$(curl -s http://127.0.0.1:8081/data/v1/providers.json | grep -o '"id": *"[a-z0-9-]*"' | head -n 1 | cut -d'"' -f4)
${curl} -o /dev/null -w '%{http_code}\\n' "https://vpn.example/sendme/$id/continue?from=card"
sleep 3
test "$(runuser -u postgres -- psql -qAtX vpn-site -c 'SELECT count(*) FROM clicks')" = 1`,
  },
  {
    description: 'the serving user cannot write below /srv/vpn-site',
    commands: `test -z "$(runuser -u vpn-site -- find /srv/vpn-site -writable 2> /dev/null)"`,
  },
  {
    description: 'the upload user has no shell',
    machine: 'building',
    commands: `! su --login --shell /bin/bash --command 'ssh vpn-site-upload@vpn.example id' vpn-site-sign 2> /dev/null | grep uid=`,
  },
  {
    description: 'the user who builds cannot read the keys',
    machine: 'building',
    commands: `! runuser -u vpn-site-build -- cat /var/lib/vpn-site-sign/.ssh/release 2> /dev/null
! runuser -u vpn-site-build -- cat /etc/vpn-site-sign.env 2> /dev/null`,
  },
  {
    description: 'systemd restarts an origin that hangs',
    commands: `before=$(systemctl show -P MainPID vpn-site@8081)
kill -STOP "$before"
since=$SECONDS
until [ "$(systemctl show -P MainPID vpn-site@8081)" != "$before" ] && curl -sf http://127.0.0.1:8081/readyz > /dev/null; do
  [ $((SECONDS - since)) -lt 40 ]
  sleep 0.5
done
echo "ready again after $((SECONDS - since)) s"
systemctl show -P NRestarts vpn-site@8081`,
  },
  {
    description: 'the ledger is maintained, dumped, and restored as a rehearsal',
    commands: `for unit in ledger backup restore-rehearsal; do systemctl start vpn-site-$unit.service; done
journalctl --no-pager -o cat -u vpn-site-backup -u vpn-site-restore-rehearsal | grep clicks`,
  },
  {
    description: 'the timers are scheduled',
    commands: `systemctl list-timers --no-legend 'vpn-site-*' | grep -c service | grep -x 4`,
  },
  {
    description: 'the units are sandboxed as far as their work allows',
    commands: `for unit in vpn-site@8081 vpn-site-upgrade vpn-site-backup vpn-site-ledger vpn-site-restore-rehearsal; do
  systemd-analyze security --no-pager $unit.service | tail -n 1
done`,
  },
  {
    description: 'another release is built',
    machine: 'building',
    commands: `echo "AS_OF=$(date -d tomorrow +%F)" >> /etc/vpn-site-build.env
systemctl start vpn-site-build.service
systemctl start vpn-site-sign.service
journalctl --no-pager -o cat -u vpn-site-sign | grep 'Handed on' | tail -n 1`,
  },
  {
    description: 'its unit installs it, and a rollback works',
    commands: `first=$(readlink /srv/vpn-site/current)
systemctl start vpn-site-upgrade.service
second=$(readlink /srv/vpn-site/current)
test "$first" != "$second"
${curl} https://vpn.example/_build/latest.json | cmp - "/srv/vpn-site/$second/dist/client/_build/latest.json"
vpn-site-upgrade --back
test "$(readlink /srv/vpn-site/current)" = "$first"
${curl} https://vpn.example/_build/latest.json | cmp - "/srv/vpn-site/$first/dist/client/_build/latest.json"
${curl} -o /dev/null https://vpn.example/pl`,
  },
  {
    description: 'no unit has failed',
    commands: `test -z "$(systemctl list-units --state=failed --no-legend 'vpn-site*' 'nginx*' 'postgresql*')"`,
  },
];

/** Checks all observations in order and returns those that failed. */
export function observe(machines: Readonly<Record<'building' | 'serving', Machine>>): string[] {
  return observations.flatMap(({ description: what, commands, machine = 'serving' }) => {
    try {
      const printed = machines[machine].run(commands).trim();
      console.log(`  yes  ${what}${printed && `\n       ${printed.replaceAll('\n', '\n       ')}`}`);
      return [];
    } catch (error) {
      console.log(`  NO   ${what}\n${String(error)}`);
      return [what];
    }
  });
}
