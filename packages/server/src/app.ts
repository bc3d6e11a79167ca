import { securityHeaders } from '@feedback-docs/headers';
import { type AddressForm, createAddresses } from '@feedback-docs/pages/addresses';
import type { ServerPrivacy } from '@feedback-docs/pages/privacy';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { askRoute } from './agents/askRoute.ts';
import type { McpDeps } from './agents/mcp/McpDeps.ts';
import { mcpRoute } from './agents/mcp/mcpRoute.ts';
import { answerApiError } from './api/answerApiError.ts';
import { searchApi } from './api/searchApi.ts';
import { answerAssistantError } from './assistant/answerAssistantError.ts';
import { type AssistantApiDeps, assistantApi } from './assistant/assistantApi.ts';
import type { EventLog } from './events/createEventLog.ts';
import { pathBelow, refuseOutside } from './http/basePath.ts';
import { closeStalledReaders } from './http/closeStalledReaders.ts';
import { createSocketReplies } from './http/createSocketReplies.ts';
import { type Problem, problems, sendProblem } from './http/problems.ts';
import { addReader } from './http/reader/addReader.ts';
import { proxyTrust } from './http/reader/proxyTrust.ts';
import { readRefusedBodies } from './http/readRefusedBodies.ts';
import { acceptTraces } from './http/traceContext.ts';
import { createSearchLimits } from './limits/createSearchLimits.ts';
import type { Withdrawals } from './privacy/createWithdrawals.ts';
import type { Readiness } from './readiness.ts';
import { RequestLog } from './requestLog.ts';
import { type FeedbackDeps, feedback } from './routes/feedback.ts';
import { health } from './routes/health.ts';
import { type InsightsDeps, insights } from './routes/insights.ts';
import { myData } from './routes/myData.ts';
import { privacy } from './routes/privacy.ts';
import { searchPage } from './routes/searchPage.ts';
import { siteRoutes } from './routes/siteRoutes.ts';
import type { PageSearch } from './search/createPageSearch.ts';
import type { SearchService } from './search/createSearchService.ts';
import type { Settings } from './settings/parseSettings.ts';
import { ChangedFileError, createContentCache } from './site/contentCache.ts';
import type { AssetArchive } from './site/createAssetArchive.ts';
import type { Site } from './site/loadSite.ts';

const ANTHROPIC_HOST = 'api.anthropic.com';

/** Everything the server stands on. `site` answers null until the site is loaded. */
export interface AppDeps {
  settings: Pick<
    Settings,
    | 'logLevel'
    | 'trustProxy'
    | 'forwardedHeader'
    | 'hstsMaxAge'
    | 'searchAppId'
    | 'searchApiKey'
    | 'corsOrigins'
    | 'rateLimit'
    | 'limitThisMachine'
    | 'databaseUrl'
    | 'keepQuestions'
    | 'keptDays'
    | 'model'
  >;
  readiness: Readiness;
  site: () => Site | null;
  /** Hashed files of other builds. */
  findAsset: AssetArchive['find'];
  listPages: PageSearch;
  search: SearchService;
  events: EventLog;
  assistant: Omit<AssistantApiDeps, 'corsOrigins' | 'addressForm'>;
  /** The release notes as data; none until they are loaded. */
  releaseData?: McpDeps['releaseData'];
  /** How the site writes its addresses; by default it has a host of its own. */
  addressForm?: AddressForm;
  withdrawals: Pick<Withdrawals, 'withdraw'>;
  /** What readers say of pages. */
  feedback: Pick<FeedbackDeps, 'log' | 'sectionsOf'>;
  /** The owner's page at /insights; null where there is none. */
  insights: Omit<InsightsDeps, 'address' | 'toAddress' | 'feedback'> | null;
}

const MAX_HEADER_BYTES = 16 * 1024;
const MAX_BODY_BYTES = 64 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;

/** The whole server, not yet listening: it reads no environment and opens no port. */
export function createApp({
  settings,
  readiness,
  site,
  findAsset,
  listPages,
  search,
  events,
  assistant,
  withdrawals,
  feedback: pageFeedback,
  insights: ownersPage,
  releaseData = () => ({ releases: [], features: [] }),
  addressForm = { baseUrl: '/' },
}: AppDeps): FastifyInstance {
  const headers = () => securityHeaders(settings.hstsMaxAge, site()?.isHttps ?? false, site()?.hasPolicy ?? true);
  const broken = createSocketReplies(headers);
  const requestLog = new RequestLog();
  const app = fastify({
    logger: {
      level: settings.logLevel,
      base: null,
      serializers: { req: ({ method }) => ({ method }), res: ({ statusCode }) => ({ statusCode }) },
    },
    logController: requestLog,
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
    trustProxy: proxyTrust(settings.trustProxy),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // While stopping, requests on open connections are still answered; readiness says that the end is near.
    return503OnClosing: false,
    http: { maxHeaderSize: MAX_HEADER_BYTES },
    clientErrorHandler: broken.answerBrokenRequest,
    exposeHeadRoutes: false,
    rewriteUrl: (request) => pathBelow(request.url ?? '/', addressForm.baseUrl),
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers());
      if (request.raw.url?.startsWith('/1/')) answerApiError(error, request, reply);
      else if (request.raw.url?.startsWith('/chat')) answerAssistantError(error, request, reply);
      else sendProblem(reply, problemOf(error));
      requestLog.requestCompleted(null, request, reply);
    },
  });
  app.server.on('connect', broken.refuseTunnel);
  closeStalledReaders(app);
  readRefusedBodies(app);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers()));
  acceptTraces(app);
  requireOneHost(app);
  refuseOutside(app, addressForm.baseUrl);
  addReader(app, settings, (warning) => {
    readiness.note(warning);
    app.log.warn(warning);
  });
  app.setErrorHandler<FastifyError>(answerError);
  app.setNotFoundHandler((_request, reply) =>
    sendProblem(reply.header('allow', 'GET, HEAD'), problems.methodNotAllowed),
  );

  const siteDeps = { site, contents: createContentCache(), addresses: createAddresses(addressForm) };
  const limits = createSearchLimits({ searches: settings.rateLimit });
  health(app, { ...siteDeps, readiness });
  searchPage(app, { ...siteDeps, listPages, limits });
  privacy(app, { ...siteDeps, server: serverPrivacy(settings), corsOrigins: settings.corsOrigins });
  const ask = { ...assistant, releases: () => releaseData().releases, addressForm };
  askRoute(app, ask);
  siteRoutes(app, { ...siteDeps, ask, findAsset });
  app.register(
    (scope) =>
      mcpRoute(scope, {
        ...siteDeps,
        search,
        events,
        searchLimits: limits,
        ask: assistant,
        feedback: pageFeedback.log,
        releaseData,
        addressForm,
        corsOrigins: settings.corsOrigins,
      }),
    { prefix: '/mcp' },
  );
  app.register(
    (scope) =>
      searchApi(scope, {
        search,
        events,
        credentials: { appId: settings.searchAppId, apiKey: settings.searchApiKey },
        corsOrigins: settings.corsOrigins,
        limits,
        addressForm,
      }),
    { prefix: '/1' },
  );
  app.register((scope) => assistantApi(scope, { ...assistant, corsOrigins: settings.corsOrigins, addressForm }), {
    prefix: '/chat',
  });
  app.register((scope) => myData(scope, { withdrawals, limits: assistant.limits, corsOrigins: settings.corsOrigins }), {
    prefix: '/my-data',
  });
  app.register(
    (scope) =>
      feedback(scope, {
        ...pageFeedback,
        site,
        limits: assistant.limits,
        addresses: siteDeps.addresses,
        baseUrl: addressForm.baseUrl,
      }),
    { prefix: '/feedback' },
  );
  if (ownersPage !== null) {
    const address = `${addressForm.baseUrl}insights`;
    const { toAddress } = siteDeps.addresses;
    app.register((scope) => insights(scope, { ...ownersPage, feedback: pageFeedback.log, address, toAddress }), {
      prefix: '/insights',
    });
  }
  return app;
}

/** In the place of Fastify's compilers for the schemas of routes, which take a part of the start: no route has a schema. */
function refuseSchema(): never {
  throw new Error('A route has a schema. Remove this from the options of Fastify, so that schemas are compiled.');
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof ChangedFileError) {
    request.log.error(`${error.message} changed on disk since the server started. Restart the server to serve it.`);
    for (const name of ['etag', 'content-length', 'content-encoding', 'content-range']) reply.removeHeader(name);
    return sendProblem(reply, problems.siteChanged);
  }
  const problem = problemOf(error);
  if (problem.status >= 500) request.log.error(error, 'an answer could not be made');
  return sendProblem(reply, problem);
}

function problemOf(error: FastifyError): Problem {
  const status = error.statusCode ?? 500;
  if (error.code === 'FST_ERR_BAD_URL') return problems.malformedAddress;
  if (status === 413) return problems.bodyTooLarge;
  if (status >= 400 && status < 500) return { ...problems.malformedRequest, status };
  return problems.internal;
}

/** Refuses requests with several Host headers: a proxy and this server could each believe another one. */
function requireOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }, reply) => {
    // Names and values take turns.
    const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && text.length === 4 && /^host$/i.test(text));
    if (hosts.length > 1) return sendProblem(reply, problems.severalHosts);
  });
}

/** What this server's settings say about readers' data, for the privacy page. */
function serverPrivacy({
  databaseUrl,
  keepQuestions,
  keptDays,
  model,
}: Pick<Settings, 'databaseUrl' | 'keepQuestions' | 'keptDays' | 'model'>): ServerPrivacy {
  return {
    store: databaseUrl === '' ? 'sqlite' : 'postgresql',
    keepsQuestions: keepQuestions,
    keptDays,
    modelHost: model === null ? '' : model.baseUrl === '' ? ANTHROPIC_HOST : new URL(model.baseUrl).host,
  };
}
