#!/bin/bash
# health-check.sh /healthz: succeeds if the server of this container responds to that address with 200. Written in bash, because
# the image has no curl, and starting Node for each check would cost more than the request.
set -eu
exec 3<> "/dev/tcp/127.0.0.1/${PORT:-8080}"
printf 'GET %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' "$1" >&3
IFS= read -r -t 3 status <&3
echo "$1: $status"
[[ $status == 'HTTP/1.1 200 '* ]]
