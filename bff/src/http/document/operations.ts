import { exampleOf } from './examples.ts';
import { headersNamed, parameterNamed } from './headers.ts';
import { isObject, type JsonObject } from './json.ts';
import { otherResponses } from './responses.ts';
import { headersOf, type Traits } from './traits.ts';

/** Components collected from all operations, each written once. */
export interface Components {
  readonly schemas: JsonObject;
  readonly responses: JsonObject;
}

/** An operation completed for outside readers: with examples, headers, and all its responses. */
export function completed(operation: JsonObject, traits: Traits, components: Components): JsonObject {
  const { parameters, requestBody, responses, ...rest } = operation;
  const headers = [
    ...(traits.localized ? [parameterNamed('AcceptLanguage')] : []),
    ...(traits.isTagged ? [parameterNamed('IfNoneMatch')] : []),
  ];
  const all = [...(Array.isArray(parameters) ? parameters.map(withExample) : []), ...headers];
  return {
    ...rest,
    // Explicit, because readers of the document would take its absence for an omission.
    security: rest['security'] ?? [],
    ...(all.length > 0 ? { parameters: all } : {}),
    ...(isObject(requestBody) ? { requestBody: { ...requestBody, ...withContent(requestBody, components) } } : {}),
    responses: { ...successes(responses, traits, components), ...otherResponses(traits, components.responses) },
  };
}

function successes(responses: unknown, traits: Traits, components: Components): JsonObject {
  const entries = Object.entries(isObject(responses) ? responses : {});
  return Object.fromEntries(
    entries.map(([status, response]) => [
      status,
      {
        description: typeof traits.answers === 'string' ? traits.answers : traits.answers[status],
        headers: headersNamed(headersOf(traits)),
        ...(status === '204' ? {} : withContent(response, components)),
      },
    ]),
  );
}

function withContent(described: unknown, { schemas }: Components): JsonObject {
  const content = isObject(described) && isObject(described['content']) ? described['content'] : {};
  const entries = Object.entries(content).map(([type, media]) => {
    const example = isObject(media) ? exampleOf(media['schema'], schemas) : undefined;
    // There already is an example of the whole next to the schema.
    return [type, { ...(example === undefined ? {} : { example }), ...(isObject(media) ? media : {}) }];
  });
  return { content: Object.fromEntries(entries) };
}

/** Tools that generate requests look for a parameter's example next to its schema. */
function withExample(parameter: unknown): unknown {
  if (!isObject(parameter) || !isObject(parameter['schema']) || 'example' in parameter) return parameter;
  const example = exampleOf(parameter['schema'], {});
  return example === undefined ? parameter : { ...parameter, example };
}
