#!/bin/sh
# Makes the files of secrets/ with new passwords, where they are not there yet. Put your own mail server into secrets/smtp-url.
set -eu
umask 022
cd "$(dirname "$0")"
mkdir -p secrets
chmod 700 secrets
cd secrets
new() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }
[ -e owner-password ] || new > owner-password
[ -e node-password ] || new > node-password
printf 'postgres://statewise:%s@postgres:5432/statewise\n' "$(cat owner-password)" > owner-url
printf 'postgres://statewise_node:%s@pgbouncer:6432/statewise\n' "$(cat node-password)" > database-url
printf '"statewise_node" "%s"\n' "$(cat node-password)" > pgbouncer-users
[ -e smtp-url ] || echo 'smtp://user:password@mail.example.com:587' > smtp-url
echo 'secrets/ is complete. Put your mail server into secrets/smtp-url.'
