# syntax=docker/dockerfile:1
# docker build --build-arg SITE_URL=https://docs.example.com -t survey-docs .

FROM node:24-trixie-slim AS build
ARG SITE_URL
WORKDIR /src
COPY . .
RUN npm ci --no-audit --no-fund && SITE_URL="$SITE_URL" npm run build && npm run image && mkdir /data

# Without a shell and without a package manager; its entry point is node.
FROM gcr.io/distroless/nodejs24-debian13:nonroot
LABEL org.opencontainers.image.title="Survey Docs" \
  org.opencontainers.image.description="A documentation site with its own search and assistant" \
  org.opencontainers.image.licenses="MIT"
WORKDIR /app
COPY --from=build /src/.cache/image ./
COPY --from=build /src/site/build ./site/build
COPY --from=build /src/site/server-data ./site/server-data
COPY --from=build --chown=65532:65532 /data /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER 65532:65532
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["/nodejs/bin/node", "-e", "fetch('http://127.0.0.1:3000/health/ready').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
# Room for what is short-lived: more of it saves no time and takes 50 MB.
CMD ["--max-semi-space-size=4", "server/main.js"]
