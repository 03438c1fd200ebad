/** The table of the API's addresses. The server and the documentation are made from it. */
import { z } from 'zod';
import {
  createdForm,
  doneForm,
  headForm,
  invitationsForm,
  lobbyForm,
  mineForm,
  pushKeyForm,
  refusedForm,
} from '../../protocol/answers.ts';
import {
  CAMPAIGN_BODIES,
  campaignDoneForm,
  campaignMadeForm,
  campaignMessageForm,
  newCampaignBody,
} from '../../protocol/campaigns.ts';
import { messageForm, presenceForm } from '../../protocol/messages.ts';
import { askBody, createBody, mineBody, requestSchema } from '../../protocol/requests.ts';
import { campaignRecordForm, recordForm } from '../../protocol/values.ts';
import { ACTIONS } from '../battle/actions/index.ts';
import { pushKeys } from '../notices/sending.ts';
import {
  act,
  answerQuestion,
  createBattle,
  listOpen,
  showHead,
  showInvitations,
  showRecord,
} from './battles.ts';
import { actIn, makeCampaign, showCampaignRecord } from './campaigns.ts';
import { showMine } from './mine.ts';
import { openApi } from './openapi.ts';
import type { JsonSchema, Route } from './route.ts';

const jsonOf = (schema: z.ZodType, io: 'input' | 'output' = 'input'): JsonSchema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' }) as JsonSchema;

const answerOf = (schema: z.ZodType): JsonSchema => jsonOf(schema, 'output');

/** One form for each action. */
const actionBody = (bodies: Readonly<Record<string, z.ZodType>>): JsonSchema => ({
  oneOf: Object.entries(bodies).map(([name, body]) => ({
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
    answer: (context) => context.json(openApi(ROUTES, answerOf(refusedForm))),
  },
  {
    method: 'post',
    path: '/battles',
    summary: 'Makes a battle. The same secret with the same id gives the same battle again.',
    secret: 'must',
    body: jsonOf(createBody),
    limit: 'create',
    answers: answerOf(createdForm),
    answer: (context, { service }) => createBattle(context, service),
  },
  {
    method: 'get',
    path: '/battles',
    summary:
      'Battles that anybody may join, in the order of their ids. “beyond” is the last id of the page before.',
    secret: 'none',
    answers: answerOf(lobbyForm),
    answer: (context, { service }) => listOpen(context, service),
  },
  {
    method: 'post',
    path: '/mine',
    summary:
      'For each of these battles and secrets: the side that is asked, and the number of the newest message.',
    secret: 'none',
    body: jsonOf(mineBody),
    limit: 'ask',
    answers: answerOf(mineForm),
    answer: (context, { service }) => showMine(context, service),
  },
  {
    method: 'get',
    path: '/push-key',
    summary: 'The key with which a browser subscribes to notices by web push.',
    secret: 'none',
    answers: answerOf(pushKeyForm),
    answer: async (context, { service }) =>
      context.json({ key: (await pushKeys(service.host.store)).publicKey }),
  },
  {
    method: 'get',
    path: '/battles/:game',
    summary: 'The terms of the battle, and the players who have joined.',
    secret: 'none',
    answers: answerOf(headForm),
    answer: (context, { service }) => showHead(context, service),
  },
  {
    method: 'post',
    path: '/battles/:game',
    summary:
      'Does something in a battle. “id” is a name that you choose; the server carries out each name only once. “on” is the number of the newest message that you know. A refusal with 409 has the messages since then, one with 422 the rules that forbid it.',
    secret: 'may',
    body: actionBody(Object.fromEntries(Object.entries(ACTIONS).map(([name, { body }]) => [name, body]))),
    limit: 'seat',
    answers: answerOf(doneForm),
    answer: (context, { service, metrics }) => act(context, service, metrics),
  },
  {
    method: 'get',
    path: '/battles/:game/stream',
    summary:
      'All messages of the seat after Last-Event-ID or “after”, and then each new one. They are server-sent events, or JSON lines if Accept is application/x-ndjson. With “brief” the stream ends after the next messages, at the latest after 20 seconds: for networks that keep streams back.',
    secret: 'may',
    types: ['text/event-stream', 'application/x-ndjson'],
    answers: answerOf(z.union([messageForm, presenceForm])),
    answer: (context, { streams }) => streams.open(context, 'battles'),
  },
  {
    method: 'post',
    path: '/battles/:game/ask',
    summary:
      'The open choices, the judgement of a move, or the answer to a question about what the seat sees.',
    secret: 'may',
    body: jsonOf(askBody),
    limit: 'ask',
    answer: (context, { service }) => answerQuestion(context, service),
  },
  {
    method: 'get',
    path: '/battles/:game/record',
    summary: 'The record as the seat knows it, or the whole record if the battle is over.',
    secret: 'may',
    answers: answerOf(recordForm),
    answer: (context, { service }) => showRecord(context, service),
  },
  {
    method: 'get',
    path: '/battles/:game/invitations',
    summary:
      'The codes that others need to join: the code of the battle under “”, the code for the commands of a side under that side.',
    secret: 'must',
    answers: answerOf(invitationsForm),
    answer: (context, { service }) => showInvitations(context, service),
  },
  {
    method: 'post',
    path: '/campaigns',
    summary:
      'Makes a campaign. Each nation has a leader: a player, by the SHA-256 hash of the secret of the seat, or a bot, by its character. The same secret with the same id gives the same campaign again.',
    secret: 'must',
    body: jsonOf(newCampaignBody),
    limit: 'create',
    answers: answerOf(campaignMadeForm),
    answer: (context, { service }) => makeCampaign(context, service),
  },
  {
    method: 'post',
    path: '/campaigns/:game',
    summary:
      'Does something in a campaign, as in a battle: gives an order, wishes how a battle is played, leaves answers beforehand, or hands the seat to another secret.',
    secret: 'must',
    body: actionBody(CAMPAIGN_BODIES),
    limit: 'seat',
    answers: answerOf(campaignDoneForm),
    answer: (context, { service }) => actIn(context, service),
  },
  {
    method: 'get',
    path: '/campaigns/:game/stream',
    summary: 'All messages of the seat, and then each new one, as for a battle.',
    secret: 'may',
    types: ['text/event-stream', 'application/x-ndjson'],
    answers: answerOf(campaignMessageForm),
    answer: (context, { streams }) => streams.open(context, 'campaigns'),
  },
  {
    method: 'get',
    path: '/campaigns/:game/record',
    summary: 'The record as the seat knows it, or the whole record if the campaign is over.',
    secret: 'may',
    answers: answerOf(campaignRecordForm),
    answer: (context, { service }) => showCampaignRecord(context, service),
  },
];
