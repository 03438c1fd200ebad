"""Reads records of battles as docs/records.md describes them, without code of Acies.

    python3 read.py FILE...

For each file it prints the hash of the battle at its end, the winner, and whether the dice and seals are fair.
"""
import copy, hashlib, hmac, json, sys
from decimal import Decimal


def canonical(value):
    """A value as JSON without spaces, with sorted keys."""
    if isinstance(value, dict):
        return '{' + ','.join(f'{canonical(k)}:{canonical(value[k])}' for k in sorted(value)) + '}'
    if isinstance(value, list):
        return '[' + ','.join(map(canonical, value)) + ']'
    if isinstance(value, float):
        return format(Decimal(repr(value)), 'f')
    return json.dumps(value, ensure_ascii=False)


def pose_facts(pose):
    return pose and [pose['x'], pose['y'], pose['facing']]


def base_facts(base):
    facts = [base[name] for name in ('id', 'side', 'troop', 'width', 'depth', 'place')]
    facts += [pose_facts(base['pose']), base['marks'], base['bound']]
    if base.get('follows'):
        facts += [base['follows']['base'], [pose_facts(pose) for pose in base['follows']['track']]]
    return facts


def hash_of(battle):
    facts = {name: battle[name] for name in ('ruleset', 'table', 'terrain', 'turn', 'own', 'result')}
    facts['sides'] = [[side['id'], side['edge'], side.get('role', '')] for side in battle['sides']]
    facts['bases'] = [base_facts(base) for base in battle['bases']]
    return hashlib.sha256(canonical(facts).encode()).hexdigest()


def set_in(record, values):
    """Sets values by name; None removes the value."""
    for name, value in values.items():
        record.pop(name, None) if value is None else record.update({name: value})


def unlink(battle, name):
    """Ends the links of a base in its column: a placed or removed base follows no base, and no base follows it."""
    for base in battle['bases']:
        if base.get('follows') and name in (base['id'], base['follows']['base']):
            del base['follows']


def change_battle(battle, change):
    kind, names = change['change'], change.get('base')
    if kind in ('place', 'remove'):
        unlink(battle, names)
    named = [base for base in battle['bases'] if base['id'] == names or isinstance(names, list) and base['id'] in names]
    if kind == 'add':
        unlink(battle, names['id'])
        gone = (names['id'], change.get('was'))
        battle['bases'] = [base for base in battle['bases'] if base['id'] not in gone] + [copy.deepcopy(names)]
        battle['bases'].sort(key=lambda base: base['id'])
    for base in named:
        if kind == 'place':
            base.update(place=change.get('in', 'table'), start=base['start'] or base['pose'], pose=change['at'])
        elif kind == 'remove':
            base.update(place=change['to'], pose=None)
        elif kind == 'follow':
            base['follows'] = change['follows']
        elif kind in ('mark', 'brand'):
            set_in(base['bound' if kind == 'mark' else 'marks'], change['set'])
        elif kind == 'resize':
            base.update(width=change['width'], depth=change['depth'], troop=change.get('troop', base['troop']))
    if kind == 'clear':
        for base in battle['bases']:
            base.update(bound={}, start=None)
    elif kind == 'points':
        battle['turn']['pips'][change['command']] = change['left']
    elif kind == 'turn':
        battle['turn'].update(copy.deepcopy(change['set']))
    elif kind == 'side':
        next(side for side in battle['sides'] if side['id'] == change['side']).update(copy.deepcopy(change['set']))
    elif kind in ('terrain', 'lift'):
        name = change['piece'] if kind == 'lift' else change['piece']['id']
        battle['terrain'] = [piece for piece in battle['terrain'] if piece['id'] != name]
        battle['terrain'] += [] if kind == 'lift' else [change['piece']]
    elif kind == 'note':
        set_in(battle['own'], change['set'])
    elif kind == 'flow':
        battle['flow'].update(change['flow'])
    elif kind == 'end':
        battle['result'] = change['result']


def folded(battle, events):
    after = copy.deepcopy(battle)
    for change in (change for event in events for change in event['changes']):
        change_battle(after, change)
    return after


def public(entry):
    """The events as a spectator gets them."""
    forms = [event['secret']['public'] if 'secret' in event else event for event in entry['events']]
    return [event for event in forms if event]


def kept_by_undo(entry, past, asked):
    """The number of battles that remain after an undo; None if the entry undoes nothing."""
    if all(event['type'] != 'undone' for event in entry['events']):
        return None
    return 1 + (asked if entry['command']['type'] == 'allow-undo' else wish(entry, past))


def wish(entry, past):
    return entry['command'].get('keep', len(past) - 2)


def replay(record, battle, events_of):
    """The battle before and after each entry."""
    past, asked = [battle], None
    for entry in record['entries']:
        before, keep = past[-1], kept_by_undo(entry, past, asked)
        if entry['command']['type'] in ('undo', 'allow-undo', 'refuse-undo'):
            asked = wish(entry, past) if entry['events'][0]['type'] == 'undo-asked' else None
            past = past[:keep] if keep is not None else past
        else:
            past, asked = past + [folded(before, events_of(entry))], None
        yield before, past[-1]


OPEN_FACTS = {
    'bnb': ('aggression', 'terrain', 'psSupport', 'list', 'color'),
    'hott': ('list', 'color', 'stronghold'),
}


def is_hidden(battle, base):
    marks, lurks = base['marks'], base['troop'].endswith('Lurkers')
    if battle['ruleset'] == 'bnb':
        return base['place'] == 'ambush' or base['place'] == 'reserve' and not marks.get('seen')
    shown = marks.get('deployments') or battle['options'].get('hiddenLurkers') is False
    return base['place'] == 'reserve' and lurks and not shown


def for_spectators(battle):
    """The bases that a spectator sees. All notes of these rulesets are open, and no hash holds facts of sides."""
    return battle | {'bases': [base for base in battle['bases'] if not is_hidden(battle, base)]}


def keyed(secret, data):
    return hmac.new(bytes.fromhex(secret), data, hashlib.sha256)


def faces_of(dice, told, seen, throw):
    """The faces of a throw. Bytes from 252 on are skipped, so that all six faces are equally likely."""
    text = canonical(['acies-dice/1', dice['words'], ['throw', told, hash_of(seen)]]).encode()
    blocks = (keyed(dice['secret'], text + number.to_bytes(4, 'big')).digest() for number in range(2**32))
    drawn = (byte for block in blocks for byte in block)
    kinds = {'D6': (1, 2, 3, 4, 5, 6), 'AD': (2, 3, 3, 4, 4, 5)}
    return [kinds[die['die']][next(byte for byte in drawn if byte < 252) % 6] for die in throw]


def seal_of(dice, told, battle, seen):
    shown, opened = [base['id'] for base in seen['bases']], OPEN_FACTS[battle['ruleset']]
    hidden = {
        'bases': [base for base in battle['bases'] if base['id'] not in shown],
        'facts': [{k: v for k, v in side['facts'].items() if k not in opened} for side in battle['sides']],
        'own': {k: v for k, v in battle['own'].items() if k not in seen['own']},
    }
    return keyed(dice['secret'], canonical(['acies-seal/1', told, hidden]).encode()).hexdigest()


def fairness(record):
    dice, told = record['header'].get('dice', {}), 0
    if 'secret' not in dice:
        return 'not told'
    if hashlib.sha256(bytes.fromhex(dice['secret'])).hexdigest() != dice['commitment']:
        return 'another secret'
    opening = record['opening']
    truth = replay(record, opening, lambda entry: entry['events'])
    open_to_all = replay(record, for_spectators(opening), public)
    for number, (entry, (before, after), (seen, seen_after)) in enumerate(zip(record['entries'], truth, open_to_all)):
        if entry['by'] == 'dice':
            throw = before['flow']['awaits'][0]['answer']['dice']
            if faces_of(dice, told, seen, throw) != entry['command']['faces']:
                return f'unfair throw in entry {number}'
        if 'seal' in entry and seal_of(dice, told, after, seen_after) != entry['seal']:
            return f'wrong seal in entry {number}'
        told += 1 if public(entry) else 0
    return 'fair'


def summary(record):
    end = record['opening']
    for _, end in replay(record, end, lambda entry: entry['events']):
        pass
    winner = end['result'] and (end['result']['winner'] or 'draw')
    return {'hash': hash_of(end), 'winner': winner, 'dice': fairness(record)}


for path in sys.argv[1:]:
    with open(path, encoding='utf-8') as file:
        print(json.dumps({'file': path} | summary(json.load(file))))
