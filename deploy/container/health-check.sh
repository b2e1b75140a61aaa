#!/bin/bash
# health-check.sh /healthz: succeeds when the server of this container answers that address with 200. In bash alone: the
# image has no curl, and starting Node for every look would cost more than what is looked at.
set -eu
exec 3<> "/dev/tcp/127.0.0.1/${PORT:-8080}"
printf 'GET %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' "$1" >&3
IFS= read -r -t 3 status <&3
echo "$1: $status"
[[ $status == 'HTTP/1.1 200 '* ]]
