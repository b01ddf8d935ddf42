/**
 * Traces for OpenTelemetry: one span for each call, by route. Off unless
 * OTEL_EXPORTER_OTLP_ENDPOINT is set; only then are its packages loaded. The other variables of the
 * standard (headers, timeout, OTEL_SERVICE_NAME) are read by them.
 */
import type { Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const SERVER_ERROR = 500;

/**
 * Starts tracing the calls of an app. Spans have method, route and status, and nothing of the
 * owner's.
 */
export async function traceCalls(app: FastifyInstance): Promise<void> {
  const { SpanKind, SpanStatusCode } = await import('@opentelemetry/api');
  const { BasicTracerProvider, BatchSpanProcessor } = await import('@opentelemetry/sdk-trace-base');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env['OTEL_SERVICE_NAME'] ?? 'statewise',
    }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer('statewise');
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', async (request) => {
    const name = `${request.method} ${request.routeOptions.url ?? 'none'}`;
    spans.set(request, tracer.startSpan(name, { kind: SpanKind.SERVER }));
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    span?.setAttributes({
      'http.request.method': request.method,
      'http.route': request.routeOptions.url ?? 'none',
      'http.response.status_code': reply.statusCode,
      'statewise.request_id': request.id,
    });
    if (reply.statusCode >= SERVER_ERROR) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
  app.addHook('onClose', () => provider.shutdown());
}
