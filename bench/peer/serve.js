// boardgame.io's own server with its storage in memory: `node serve.js PORT`.
"use strict";

const { Server } = require("boardgame.io/server");
const { CardGame } = require("./game.js");

Server({ games: [CardGame], origins: [/127\.0\.0\.1/] }).run(Number(process.argv[2]), () => console.log("ready"));
