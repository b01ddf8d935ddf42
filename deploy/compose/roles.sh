#!/bin/sh
# Run once by the image of PostgreSQL, on an empty database: the account of the nodes, which owns nothing.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$(cat /run/secrets/node-password)" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role statewise_node login password :'password';
SQL
