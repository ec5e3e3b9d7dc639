import {
  type Command,
  ERROR_STATUS,
  MOST_BATCHED_QUERIES,
  QUERY_BATCH_PATH,
  type Query,
} from '@chowk/domain/kernel';
import * as z from 'zod';

type Json = Record<string, unknown>;

const VERSION = '3.1.0';

function schemaOf(schema: Command['input'], io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}

const content = (schema: Json) => ({ 'application/json': { schema } });

const errorAnswer = {
  description: 'Refused; the code is stable, the message is English for developers',
  content: content({ $ref: '#/components/schemas/Error' }),
};

function security(isPublic: boolean): Json {
  return isPublic ? { security: [{}, { bearer: [] }] } : { security: [{ bearer: [] }] };
}

function describeCommand(command: Command): Json {
  const flags = [
    `Allowed: ${command.access.who}.`,
    command.queueable ? 'May wait in the offline queue.' : '',
    command.actable ? 'May be run by a bizman for a shop that allowed it.' : '',
    command.stepUp ? 'Needs a sign-in of the last ten minutes (`STEP_UP_NEEDED`).' : '',
  ];
  return {
    post: {
      operationId: command.name,
      summary: command.summary,
      description: flags.filter(Boolean).join(' '),
      tags: [command.entity],
      ...security(command.access.isPublic),
      parameters: [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: true,
          description: 'A uuid made once per intended action; sending it again replays the answer',
          schema: { type: 'string', format: 'uuid' },
        },
      ],
      requestBody: { required: true, content: content(schemaOf(command.input, 'input')) },
      responses: {
        200: { description: 'Done', content: content(schemaOf(command.output, 'output')) },
        default: errorAnswer,
      },
    },
  };
}

function parametersOf(query: Query): Json[] {
  const { properties = {}, required = [] } = schemaOf(query.params, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => {
    const inPath = query.path.includes(`{${name}}`);
    return {
      name,
      in: inPath ? 'path' : 'query',
      required: inPath || required.includes(name),
      schema,
    };
  });
}

function describeQuery(query: Query): Json {
  return {
    get: {
      operationId: query.name,
      summary: query.summary,
      description: `Allowed: ${query.access.who}.`,
      tags: [query.path.split('/')[1]],
      ...security(query.access.isPublic),
      parameters: parametersOf(query),
      responses: {
        200: { description: 'Found', content: content(schemaOf(query.output, 'output')) },
        304: { description: 'Unchanged since the given ETag' },
        default: errorAnswer,
      },
    },
  };
}

/** Everything else is derived from the queries and commands. */
const batchOfQueries: Json = {
  get: {
    operationId: 'query_batch',
    summary: `Up to ${MOST_BATCHED_QUERIES} queries in one request`,
    description:
      'Allowed: each query decides. Every part is answered as it would be alone, in the order asked; one that is refused stops nobody. `If-None-Match` may list the ETags of parts: those unchanged are answered 304 without a body.',
    tags: ['batch'],
    ...security(true),
    parameters: [
      {
        name: 'q',
        in: 'query',
        required: true,
        description: 'The path of a query under `/rest/v1`, with its search: `/bookings?limit=50`',
        schema: {
          type: 'array',
          minItems: 1,
          maxItems: MOST_BATCHED_QUERIES,
          items: { type: 'string' },
        },
        explode: true,
      },
    ],
    responses: {
      200: {
        description: 'The answer to each',
        content: content({
          type: 'object',
          required: ['results'],
          properties: {
            results: {
              type: 'array',
              items: {
                type: 'object',
                required: ['status'],
                properties: { status: { type: 'integer' }, etag: { type: 'string' }, body: {} },
              },
            },
          },
        }),
      },
      default: errorAnswer,
    },
  },
};

const errorSchema = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
    message: { type: 'string' },
    details: { type: 'object' },
    requestId: { type: 'string' },
  },
};

/** Generated from the contracts the server runs, so it cannot drift. */
export function openApiDocument(commands: readonly Command[], queries: readonly Query[]): Json {
  const paths: Record<string, Json> = { [QUERY_BATCH_PATH]: batchOfQueries };
  for (const query of queries) paths[`/rest/v1${query.path}`] = describeQuery(query);
  for (const command of commands) paths[`/functions/v1/${command.name}`] = describeCommand(command);
  return {
    openapi: VERSION,
    info: { title: 'Chowk', version: '1', summary: 'Commands and queries of the marketplace' },
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
