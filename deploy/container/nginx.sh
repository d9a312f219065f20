#!/bin/sh
# Starts nginx in its container: the delivered files, with the addresses of compose.yaml and the site's own name.
set -eu
mkdir -p /etc/nginx/afterglow
for file in /afterglow/*; do
    sed -e "s/radio\.example/$DOMAIN/g" \
        -e 's/127\.0\.0\.1:4800/172.28.0.11:4800/' \
        -e 's/127\.0\.0\.1:4801/172.28.0.12:4800/' \
        -e 's/127\.0\.0\.1:8000/172.28.0.13:8000/' \
        "$file" > "/etc/nginx/afterglow/${file##*/}"
done
ln -sf /dev/stdout /var/log/nginx/afterglow.log
ln -sf /dev/stderr /var/log/nginx/afterglow-error.log
cp /etc/nginx/afterglow/afterglow.conf /etc/nginx/conf.d/default.conf
exec nginx -g 'daemon off;'
