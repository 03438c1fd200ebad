"""A bot for a server of Acies: python3 bot.py http://localhost:4173 BATTLE blue

It chooses at random among the answers that the server offers. /api/openapi.json describes the API.
"""

import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request
import uuid

if len(sys.argv) != 4:
    sys.exit("python3 bot.py SERVER BATTLE SIDE")
SERVER, BATTLE, SIDE = sys.argv[1:]

# The secret gives the seat. A bot that must survive a restart would keep it in a file.
SECRET = secrets.token_urlsafe(32)
ADDRESS = f"{SERVER}/api/battles/{BATTLE}"
HEADERS = {"Authorization": f"Bearer {SECRET}", "Content-Type": "application/json"}


def post(url, body):
    """Sends a request and returns the status and the answer. If the server asks to wait, waits and tries again."""
    request = urllib.request.Request(url, json.dumps(body).encode(), HEADERS)
    while True:
        try:
            with urllib.request.urlopen(request) as response:
                return response.status, json.load(response)
        except urllib.error.HTTPError as error:
            if error.code != 429:
                return error.code, json.load(error)
            time.sleep(int(error.headers["Retry-After"]))


def act(what, body):
    """Performs an action. Each request has a new id, so that the server carries it out only once."""
    return post(ADDRESS, {"do": what, "id": str(uuid.uuid4()), "body": body})


def play(command):
    return act("play", {"command": command})[0] == 200


def is_asked():
    _, mine = post(f"{SERVER}/api/mine", {"battles": [{"battle": BATTLE, "secret": SECRET}]})
    return any(each["waits"] == SIDE for each in mine["battles"])


def answer(bases):
    """Answers a question: picks one of the offered choices, moves a base straight ahead, or ends the phase."""
    _, asked = post(f"{ADDRESS}/ask", {"ask": "options"})
    if asked.get("options") and play(random.choice(asked["options"])["command"]):
        return
    command = {"type": "move", "bases": [random.choice(bases)], "path": [{"forward": 60}]}
    _, judged = post(f"{ADDRESS}/ask", {"ask": "move", "command": command})
    if judged.get("stops") and random.random() < 0.7 and play(judged["stops"][0]["command"]):
        return
    play({"type": "end-phase"})


def messages():
    """The messages of the seat as they arrive, each a line of JSON."""
    headers = {**HEADERS, "Accept": "application/x-ndjson"}
    with urllib.request.urlopen(urllib.request.Request(f"{ADDRESS}/stream", headers=headers)) as stream:
        for line in stream:
            if line.strip():
                yield json.loads(line)


status, joined = act("join", {"name": "A bot in Python", "side": SIDE})
if status != 200:
    sys.exit(joined["reasons"][0]["text"])
act("prepare", {"word": str(uuid.uuid4()), "army": {"drawn": True}})

own = []
for message in messages():
    if message["type"] == "begun":
        own = [base["id"] for base in message["opening"]["bases"] if base["side"] == SIDE]
    if message["type"] == "disclosed":
        break
    if message["type"] in ("begun", "played"):
        while own and is_asked():
            answer(own)
