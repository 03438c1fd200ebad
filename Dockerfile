# docker build -t acies . && docker run -p 4173:4173 -v acies:/data acies
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:22-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production ACIES_DATA=/data
COPY --from=build --chown=node:node /app/package.json ./
COPY --from=build --chown=node:node /app/node_modules ./node_modules
COPY --from=build --chown=node:node /app/dist ./dist
COPY --from=build --chown=node:node /app/content ./content
COPY --from=build --chown=node:node /app/src ./src
COPY --from=build --chown=node:node /app/tools ./tools
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4173
HEALTHCHECK CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT || 4173}/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "tools/run.mjs", "server", "--built", "--host"]
