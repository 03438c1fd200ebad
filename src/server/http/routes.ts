/** The table of the API's addresses. The server and the documentation are made from it. */
import { z } from 'zod';
import { ACTIONS, requestSchema } from '../battle/actions/index.ts';
import { pushKeys } from '../notices/sending.ts';
import { askBody } from './asking.ts';
import {
  act,
  answerQuestion,
  createBattle,
  createBody,
  listOpen,
  showHead,
  showInvitations,
  showRecord,
} from './battles.ts';
import { mineBody, showMine } from './mine.ts';
import { openApi } from './openapi.ts';
import type { JsonSchema, Route } from './route.ts';

const jsonOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'openapi-3.0' }) as JsonSchema;

/** One address for each action. */
const actionBody = (): JsonSchema => ({
  oneOf: Object.entries(ACTIONS).map(([name, { body }]) => ({
    type: 'object',
    title: name,
    properties: {
      do: { type: 'string', enum: [name] },
      id: jsonOf(requestSchema.shape.id),
      on: jsonOf(requestSchema.shape.on),
      body: jsonOf(body),
    },
    required: ['do', 'id', 'body'],
  })),
});

export const ROUTES: readonly Route[] = [
  {
    method: 'get',
    path: '/openapi.json',
    summary: 'This description of the API.',
    secret: 'none',
    answer: (context) => context.json(openApi(ROUTES)),
  },
  {
    method: 'post',
    path: '/battles',
    summary: 'Makes a battle. The same secret with the same id gives the same battle again.',
    secret: 'must',
    body: jsonOf(createBody),
    limit: 'create',
    answer: (context, { service }) => createBattle(context, service),
  },
  {
    method: 'get',
    path: '/battles',
    summary: 'Battles that anybody may join, by their ids; “beyond” is the last id that is known already.',
    secret: 'none',
    answer: (context, { service }) => listOpen(context, service),
  },
  {
    method: 'post',
    path: '/mine',
    summary:
      'For each of these battles and secrets: who is waited for, and the number of the newest message.',
    secret: 'none',
    body: jsonOf(mineBody),
    limit: 'ask',
    answer: (context, { service }) => showMine(context, service),
  },
  {
    method: 'get',
    path: '/push-key',
    summary: 'The key with which a browser asks for notices by web push.',
    secret: 'none',
    answer: async (context, { service }) =>
      context.json({ key: (await pushKeys(service.host.store)).publicKey }),
  },
  {
    method: 'get',
    path: '/battles/:battle',
    summary: 'What was agreed on, and who has joined.',
    secret: 'none',
    answer: (context, { service }) => showHead(context, service),
  },
  {
    method: 'post',
    path: '/battles/:battle',
    summary:
      'Does something in a battle: “id” is a name of your own by which it is done once, “on” the newest message that you know. 409 says what happened since, 422 which rules forbid it.',
    secret: 'may',
    body: actionBody(),
    limit: 'seat',
    answer: (context, { service, metrics }) => act(context, service, metrics),
  },
  {
    method: 'get',
    path: '/battles/:battle/stream',
    summary:
      'All messages of the seat after Last-Event-ID, or “after”, and each as it comes: server-sent events, or JSON lines for whoever accepts application/x-ndjson.',
    secret: 'may',
    answers: ['text/event-stream', 'application/x-ndjson'],
    answer: (context, { streams }) => streams.open(context),
  },
  {
    method: 'post',
    path: '/battles/:battle/ask',
    summary: 'The choices that are open, what a move would come to, or a question about what the seat sees.',
    secret: 'may',
    body: jsonOf(askBody),
    limit: 'ask',
    answer: (context, { service }) => answerQuestion(context, service),
  },
  {
    method: 'get',
    path: '/battles/:battle/record',
    summary: 'The record as the seat knows it; all of it once the battle is over.',
    secret: 'may',
    answer: (context, { service }) => showRecord(context, service),
  },
  {
    method: 'get',
    path: '/battles/:battle/invitations',
    summary: 'What others must show to join: under “” the battle, under a side its commands.',
    secret: 'must',
    answer: (context, { service }) => showInvitations(context, service),
  },
];
